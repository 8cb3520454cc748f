import { expect, test } from "vitest"

import { deviceOf } from "./device.ts"

const like = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0"

test.each([
  {
    userAgent: `Mozilla/5.0 (Linux; Android 14; M2) ${like} Mobile Safari/537.36`,
    is: "Chrome, Android",
  },
  {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Safari/537.36 Edg/141.0.0.0`,
    is: "Edge, Windows",
  },
  {
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
    is: "Safari, iPhone",
  },
  { userAgent: "curl/8.5.0", is: "" },
])("$userAgent is '$is'", ({ userAgent, is }) => expect(deviceOf(userAgent)).toBe(is))
