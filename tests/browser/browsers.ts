import type { LaunchOptions } from 'playwright/test'

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env
/** The machines of the checks have no graphics card; pretending one costs a tenth of the time. Maps draw with WebGL, in software as well. */
const drawnBySoftware = ['--disable-gpu', '--num-raster-threads=1', '--enable-unsafe-swiftshader']
/** No page lives as long as it takes to earn back what making its program quicker costs. */
const asWritten = ['--js-flags=--no-opt --no-maglev']
const asRoot = process.getuid?.() === 0
const args = [...drawnBySoftware, ...asWritten, ...(asRoot ? ['--no-sandbox'] : [])]

/** The browser as people have it, for what its shell does not do: it shows notifications. */
export const wholeBrowser: LaunchOptions = { executablePath: CHROMIUM_PATH || '/usr/bin/chromium', args }

/** Draws pages as the whole browser does, but no windows, which cost a second of the processor each. */
export const withoutWindows: LaunchOptions = HEADLESS_SHELL_PATH
  ? { executablePath: HEADLESS_SHELL_PATH, args }
  : wholeBrowser
