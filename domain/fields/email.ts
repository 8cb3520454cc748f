import * as z from "zod/mini"

import { parsedBy } from "./text.ts"

const address = z.email().check(z.maxLength(254))

export const email = parsedBy((text) =>
  z.safeParse(address, text).success ? text : { wrong: "email.format" },
)
