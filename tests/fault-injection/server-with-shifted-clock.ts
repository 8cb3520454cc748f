// The server with a shifted clock: CLOCK_FILE holds the offset in milliseconds.
import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

import { serverEntry } from "../../scripts/tools.mjs"

const file = process.env["CLOCK_FILE"]!
const RealDate = Date
const now = () => RealDate.now() + Number(readFileSync(file, "utf8"))

class ShiftedDate extends RealDate {
  constructor(...args: ConstructorParameters<DateConstructor> | []) {
    if (args.length === 0) super(now())
    else super(...args)
  }
  static override now() {
    return now()
  }
}
globalThis.Date = ShiftedDate as DateConstructor

await import(pathToFileURL(serverEntry).href)
