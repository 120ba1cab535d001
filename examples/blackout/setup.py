from setuptools import setup

from petitfour.building import extensions

setup(ext_modules=extensions("."))
