// The newcomer's walk with one item of each kind. `npm run walk` plays all of it and adds up the time.
import { expect } from "@playwright/test"

import { findSampleWords } from "../../support/walk/find-sample-words.ts"
import { createSimulatedUser } from "../../support/walk/simulated-user.ts"
import { kept, playWalk, shortCollege } from "../../support/walk/walk.ts"
import { joinAndSignIn, test } from "./console.ts"
import { isPublic } from "./content.ts"

test("a newcomer makes an honest site in Hindi, on which nothing of the sample is left", async ({
  page,
  server,
}) => {
  test.setTimeout(480_000)
  await joinAndSignIn(page, server, "administrator")
  await playWalk({ page, user: createSimulatedUser(page), amounts: shortCollege })
  expect((await findSampleWords(server.url, kept)).found).toEqual([])
  expect(await isPublic(page, "/hi/kala-sankay", "हिन्दी विभाग")).toBe(true)
  expect(await isPublic(page, "/hi/about/vision", "सूर्यनगर और आसपास")).toBe(true)
})
