// Six forms at once with pictures that are built to exhaust the server: others are served meanwhile.
import { execFile } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { makeProgressiveJpeg } from "#tests/support/samples/build-jpeg.ts"
import { makePng } from "#tests/support/samples/build-png.ts"
import { hostilePictures } from "#tests/support/samples/hostile-pictures.ts"
import type { Picture } from "#tests/support/samples/pictures.ts"
import { makePictures, makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"
import { password, signInNewMember } from "#tests/support/staff-session.ts"

import { report, startServer } from "./harness.ts"
import { expectCleanLog } from "./server-log.ts"
import { applicant, expectAccepted, expectUnavailable, send, type Pictures } from "./submissions.ts"

const formsAtOnce = 6
const longestMs = 5000
const mostMb = 400
const email = "clerk@college.example"

let server: RunningServer
let pictures: Pictures
beforeAll(async () => {
  server = await startServer()
  pictures = await makeSamplePictures()
  await signInNewMember(server.dataDir, { name: "Clerk", email, role: "clerk" })
  // The first answers of a server take longer.
  await Promise.all(Object.values(await othersActs()).map((act) => act()))
})
afterAll(() => server.close())

/** Memory of the server and the processes that it started, in MB. */
const memoryMb = async () => {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,rss="])
  const processes = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number))
  const own = processes.filter(([pid, parent]) => pid === server.pid() || parent === server.pid())
  return Math.round(own.reduce((sum, [, , kilobytes]) => sum + kilobytes!, 0) / 1024)
}

const jpegOf = (bytes: Uint8Array): Picture => ({
  name: "photo.jpg",
  type: "image/jpeg",
  bytes: new Uint8Array(bytes),
})

const madeAs = async (name: string) =>
  hostilePictures.find((hostile) => hostile.name === name)!.make()

const signIn = () =>
  fetch(`${server.url}/api/console/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ email, password }),
  })

/** What others do meanwhile. The form sends JPEG; a PNG waits for the pictures of the attack. */
const othersActs = async () => {
  const [png] = await makePictures("png")
  return {
    "a save": () => expectAccepted(server.url, pictures, applicant()),
    "a save with a PNG": () => expectAccepted(server.url, { ...pictures, image: png }, applicant()),
    "a sign-in": async () => expect((await signIn()).status).toBe(200),
    "a page": async () => expect((await fetch(`${server.url}/notices`)).status).toBe(200),
  }
}

/** Milliseconds that each of these takes, all begun at once. */
const timed = async (acts: Record<string, () => Promise<unknown>>) => {
  const times = Object.entries(acts).map(async ([name, act]) => {
    const from = performance.now()
    await act()
    return [name, Math.round(performance.now() - from)] as const
  })
  return Object.fromEntries(await Promise.all(times))
}

/** Forms of different applicants with this picture as photo and as signature. */
const sendAtOnce = (count: number, photo: Picture) =>
  Promise.all(
    Array.from({ length: count }, () =>
      send(server.url, { image: photo, signature: photo }, applicant()),
    ),
  )

const attack = async (photo: Picture) => {
  const sampled: number[] = []
  const sampling = setInterval(async () => sampled.push(await memoryMb()), 100)
  const forms = sendAtOnce(formsAtOnce, photo)
  // The forms have been received, and their pictures are being read or wait for it.
  await sleep(300)
  const [png] = await makePictures("png")
  const times = await timed({
    "a save": () => expectAccepted(server.url, pictures, applicant()),
    "a save with a PNG": () => expectAccepted(server.url, { ...pictures, image: png }, applicant()),
    "a sign-in": async () => expect((await signIn()).status).toBe(200),
    "a page": async () => expect((await fetch(`${server.url}/notices`)).status).toBe(200),
  })
  const answers = await forms
  clearInterval(sampling)
  return { times, highest: Math.max(...sampled), answers }
}

describe(`${formsAtOnce} forms at once, each with two pictures`, () => {
  test.each([
    { what: "of 10,500 scans", make: () => madeAs("a progressive JPEG with 10,500 scans") },
    {
      what: "of 16 bits, interlaced, 200 MB decoded",
      make: () =>
        makePng({ width: 5000, height: 4900, depth: 16, colourType: 6, isInterlaced: true }),
    },
    { what: "in AVIF", make: () => madeAs("an AVIF of 24 megapixels in 700 bytes") },
    { what: "with a loop in their EXIF", make: () => madeAs("a JPEG with a loop in its EXIF") },
    {
      what: "of 12 megapixels, interlaced, within every limit",
      make: () =>
        makePng({ width: 4080, height: 3060, depth: 8, colourType: 6, isInterlaced: true }),
    },
    {
      what: "of 12 megapixels in 30 scans, within every limit",
      make: () => makeProgressiveJpeg({ width: 4080, height: 3060, scans: 30 }),
    },
  ])("$what", async ({ what, make }) => {
    const { times, highest, answers } = await attack(jpegOf(await make()))
    report(`pictures ${what}: ${JSON.stringify(times)} ms, at most ${highest} MB`)
    for (const { status } of answers) expect([200, 422]).toContain(status)
    expect(Math.max(...Object.values(times))).toBeLessThan(longestMs)
    expect(highest).toBeLessThan(mostMb)
    expectCleanLog(server)
  })
})

test("above the queue of pictures costly forms get 503, and a usual one is accepted", async () => {
  const costly = makePng({ width: 2000, height: 2000, depth: 8, colourType: 6, isInterlaced: true })
  const flood = sendAtOnce(45, jpegOf(costly))
  await sleep(300)
  const [png] = await makePictures("png")
  await expectAccepted(server.url, { ...pictures, image: png }, applicant())
  const answers = await flood
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expectUnavailable(answer)
  expect(answers.length).toBeGreaterThan(refused.length)
  expectCleanLog(server)
})
