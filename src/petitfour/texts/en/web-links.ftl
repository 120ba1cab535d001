### Links that carry a seat

carry-about = Scan the code with your phone, or open the link in another browser, and continue there.
carry-secret = It works once, within ten minutes. Anyone who opens it plays as you, so keep it to yourself.
carry-link = Link to your seat
carry-title = Continue here?
carry-text = You will have the same name and seats here as on your other device.
carry-others = In this browser you are { $name }. You will leave the seats you hold here under that name.
carry-go = Continue here
carry-old-title = This link no longer works
carry-old-text = Get a new one from the table’s menu on your other device.

keep-about = Only someone with the link can sit here.
keep-name = Your friend’s name
keep-go = Reserve the seat
keep-link = Link for { $name }
keep-again = The link is shown only once. A new link replaces the old one.
keep-new = New link
carry-about-link = Open this link in another browser on this computer, and continue there.

remote-about = The program plays over the network. Here you get a token, with which it takes the seat.
remote-name = Name of the program
remote-go = Give it the seat
remote-command = Start the example with this command, or your own program with the same words
remote-once = The token is shown only once. Whoever has it plays in this seat.
