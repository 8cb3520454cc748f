// Pictures, videos and icons, requested as browsers do.
import { expect, test } from "vitest"

import { siteUrl } from "#tests/support/open-page.ts"

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(siteUrl + path, { headers })
const headersOf = ({ headers }: Response) => Object.fromEntries(headers)

test("a picture is compressed, cached for a day, and runs no script", async () => {
  const path = "/pictures/slides/building-noon.svg"
  const headers = { "accept-encoding": "gzip, deflate, br" }
  const picture = await get(path, headers)
  expect(picture.status).toBe(200)
  expect(headersOf(picture)).toMatchObject({
    "content-type": "image/svg+xml",
    "content-encoding": "br",
    vary: "accept-encoding",
    "cache-control": expect.stringContaining("public, max-age=86400"),
    "content-security-policy": "default-src 'none';style-src 'unsafe-inline';sandbox",
    "x-content-type-options": "nosniff",
  })
  const etag = picture.headers.get("etag")!
  // As browsers send it; `fetch` would add no-cache.
  const again = await get(path, {
    ...headers,
    "if-none-match": etag,
    "cache-control": "max-age=0",
  })
  expect(again.status).toBe(304)
})

for (const [name, type] of [
  ["science-fair.mp4", "video/mp4"],
  ["science-fair.webm", "video/webm"],
] as const) {
  test(`${name} answers a player's range request`, async () => {
    const piece = await get(`/videos/${name}`, { range: "bytes=100-299" })
    expect(piece.status).toBe(206)
    expect(headersOf(piece)).toMatchObject({
      "content-type": type,
      "content-length": "200",
      "content-range": expect.stringMatching(/^bytes 100-299\/\d+$/),
      "cache-control": "public, max-age=86400",
    })
  })
}

test.each([
  { path: "/icons/icon-192.png", width: 192, height: 192 },
  { path: "/icons/icon-512.png", width: 512, height: 512 },
  { path: "/icons/maskable-512.png", width: 512, height: 512 },
  { path: "/icons/apple-touch-icon.png", width: 180, height: 180 },
  { path: "/pictures/og.png", width: 1200, height: 630 },
])("$path is a PNG of $width x $height pixels", async ({ path, width, height }) => {
  const drawn = await get(path)
  expect(drawn.headers.get("content-type")).toBe("image/png")
  const bytes = Buffer.from(await drawn.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height])
  // Messengers show no preview of a larger file.
  expect(bytes.length).toBeLessThan(300 * 1024)
})
