#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: webkit-window.py WIDTH HEIGHT PROFILE DOWNLOADS

MiniBrowser, the driver's own, cannot be as narrow as a phone and forgets everything. This window has exactly
the size that is wanted, keeps its data in the folder PROFILE, and saves downloads in DOWNLOADS.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height = int(sys.argv[1]), int(sys.argv[2])
profile, downloads = sys.argv[3], sys.argv[4]

data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(profile, 'data'),
    base_cache_directory=os.path.join(profile, 'cache'),
)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
windows = []


def open_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    # a popup has no frame, and no window manager changes its size
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    view.set_size_request(width, height)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    window.resize(width, height)
    windows.append(window)
    return view


def start_session(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    session.set_application_info(info)
    session.connect('create-web-view', open_view)


def save(_context, download):
    def choose(download, name):
        download.set_destination('file://' + os.path.join(downloads, name))
        return True

    download.connect('decide-destination', choose)


context.connect('automation-started', start_session)
context.connect('download-started', save)
Gtk.main()
