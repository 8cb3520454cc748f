// The server with a clock that somebody sets: CLOCK_FILE holds by how many milliseconds it is ahead of the right time.
import { readFileSync } from "node:fs"

const file = process.env["CLOCK_FILE"]!
const RightDate = Date
const now = () => RightDate.now() + Number(readFileSync(file, "utf8"))

class WrongDate extends RightDate {
  constructor(...given: ConstructorParameters<DateConstructor> | []) {
    if (given.length === 0) super(now())
    else super(...given)
  }
  static override now() {
    return now()
  }
}
globalThis.Date = WrongDate as DateConstructor

await import("#server/main.ts")
