// Makes Chromium as old as the oldest browsers (browsers.ts): removes each method and interface that one of them lacks.
import type { BrowserContext } from "@playwright/test"

import type { oldestBrowsers } from "../../../browsers.ts"
import { newerFeatures } from "./newer-features.ts"

/** Playwright itself needs these. */
const kept = ["BigInt64Array", "BigUint64Array"]

const removeIn = (names: string[][]) => {
  for (const [owner = "", member, isStatic] of names) {
    const of = Object.getOwnPropertyDescriptor(globalThis, owner)?.value
    if (!member) Reflect.deleteProperty(globalThis, owner)
    else if (owner === "Window") Reflect.deleteProperty(globalThis, member)
    else {
      if (of) Reflect.deleteProperty(of, member)
      if (of?.prototype && !isStatic) Reflect.deleteProperty(of.prototype, member)
    }
  }
}

/** Each as its interface, its member, and "static" for one that instances have too. */
const namesOf = (part: keyof typeof oldestBrowsers) =>
  [...newerFeatures[part]]
    .map((key) => /^(?:javascript\.builtins|api)\.(\w+?)(?:\.(\w+?)(?:_(static))?)?$/.exec(key))
    .flatMap((found) => (found && !kept.includes(found[1]!) ? [found.slice(1)] : []))
    // The members of an interface before it.
    .toSorted(([, one], [, other]) => Number(one === undefined) - Number(other === undefined))

export const removeNewerFeatures = (context: BrowserContext, part: keyof typeof oldestBrowsers) =>
  context.addInitScript(removeIn, namesOf(part))
