### Links that carry a seat

carry-about = Scan the code with your phone, or open the link in another browser, and you go on there from this position.
carry-secret = It works once, within ten minutes. Whoever opens it plays as you: keep it to yourself.
carry-link = Link to your seat
carry-title = Continue here?
carry-text = You then have the same name and the same seats in this browser as on your other device.
carry-others = In this browser you are { $name } so far. The seats you have here under that name stay behind.
carry-go = Continue here
carry-old-title = A link that no longer works
carry-old-text = On your other device, the table’s menu gives you a new one.

keep-about = Only somebody with the link can sit here.
keep-name = Your friend’s name
keep-go = Keep the seat
keep-link = Link for { $name }
keep-again = The link was told once. With a new one, the earlier one no longer works.
keep-new = New link
