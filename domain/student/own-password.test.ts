import { expect, test } from "vitest"

import { readSecret } from "./own-password.ts"

test.each([
  { typed: "27032007", kind: "day" },
  { typed: "27-03-2007", kind: "day" },
  { typed: "abcd-efgh-jkmn", kind: "code" },
  { typed: "ABCDEFGHJKMN", kind: "code" },
  { typed: "tamarind tree beside the pond", kind: "password" },
  { typed: "नीम का पेड़ और कुआँ", kind: "password" },
  { typed: "too short", kind: "none" },
  { typed: "long ".repeat(40), kind: "none" },
  { typed: "", kind: "none" },
  { typed: ["27032007"], kind: "none" },
  { typed: undefined, kind: "none" },
])("'$typed' is read as $kind", ({ typed, kind }) => expect(readSecret(typed).kind).toBe(kind))
