// Which browser the tests use, and what `npm run verify` installs for them.
import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { findBrowser } from "./browser.mjs"
import { prepareMachine } from "./machine.mjs"

const shell = "/usr/bin/chromium-headless-shell"
const chromium = "/usr/bin/chromium"

test.each<{ there: string[]; finds: string | undefined }>([
  { there: [chromium, shell], finds: shell },
  { there: ["/opt/first/google-chrome", shell], finds: shell },
  { there: ["/opt/first/chromium", "/opt/second/chromium"], finds: "/opt/first/chromium" },
  { there: ["/usr/bin/google-chrome"], finds: "/usr/bin/google-chrome" },
  { there: [], finds: undefined },
])("of $there the tests use $finds", ({ there, finds }) => {
  const env = { PATH: "/opt/first:/opt/second" }
  expect(findBrowser(env, (path) => there.includes(path))).toBe(finds)
})

test("CHROMIUM_PATH names another browser", () => {
  const env = { PATH: "/usr/bin", CHROMIUM_PATH: "/opt/chrome" }
  expect(findBrowser(env, () => true)).toBe("/opt/chrome")
})

type Browsers = { there: string[]; chosen?: string; offers?: boolean; fails?: boolean }

/** A machine with these browsers, which installs what it is asked to unless it `fails`. */
const machineWith = ({ there, chosen, offers = true, fails = false }: Browsers) => {
  const browsers = [...there]
  return {
    missingPackages: () => (chosen || browsers.length > 0 ? [] : ["chromium"]),
    install: vi.fn<(packages: string[]) => boolean>((packages) => {
      if (!fails) browsers.push(...packages.map((name) => `/usr/bin/${name}`))
      return !fails
    }),
    findBrowser: () => findBrowser({ CHROMIUM_PATH: chosen }, (path) => browsers.includes(path)),
    isBrowserChosen: () => chosen !== undefined,
    offersHeadlessShell: () => offers,
    versionOf: (browser: string) => (browser === "/opt/broken" ? "" : "Chromium 156"),
  }
}

const log = vi.spyOn(console, "log")
const error = vi.spyOn(console, "error")
beforeEach(() => {
  log.mockImplementation(() => {})
  error.mockImplementation(() => {})
})
afterEach(() => {
  log.mockReset()
  error.mockReset()
})

test.each<Browsers & { installs: string[]; uses: string }>([
  { there: [], installs: ["chromium"], offers: false, uses: chromium },
  { there: [shell], installs: [], uses: shell },
  { there: [chromium], installs: ["chromium-headless-shell"], uses: shell },
  { there: [chromium], offers: false, installs: [], uses: chromium },
  { there: [chromium], fails: true, installs: ["chromium-headless-shell"], uses: chromium },
  { there: [chromium], chosen: "/opt/chrome", installs: [], uses: "/opt/chrome" },
])(
  "with $there, chosen: $chosen, shell offered: $offers, installation fails: $fails: installs $installs, uses $uses",
  ({ installs, uses, ...browsers }) => {
    const machine = machineWith(browsers)
    expect(prepareMachine(machine)).toBe(true)
    expect(machine.install.mock.calls.flat(2)).toEqual(installs)
    expect(log).toHaveBeenLastCalledWith(`Browser: ${uses} (Chromium 156)`)
  },
)

test("without a browser, and without the right to install one, it says what to install", () => {
  expect(prepareMachine(machineWith({ there: [], fails: true }))).toBe(false)
  expect(error).toHaveBeenCalledWith(
    expect.stringMatching(/^Please install chromium, .*CHROMIUM_PATH/),
  )
})

test("a browser that does not start is named", () => {
  expect(prepareMachine(machineWith({ there: [], chosen: "/opt/broken" }))).toBe(false)
  expect(error).toHaveBeenCalledWith(expect.stringContaining("/opt/broken does not start"))
})
