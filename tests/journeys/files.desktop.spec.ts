// What lies beside the pages: pictures, videos and icons, as browsers ask for them.
import { expect, test } from "../support/test.ts"

test("a picture comes compressed, may be kept for a day, and can run nothing", async ({
  request,
}) => {
  const picture = await request.get("/pictures/slides/building-noon.svg")
  expect(picture.status()).toBe(200)
  expect(picture.headers()).toMatchObject({
    "content-type": "image/svg+xml",
    "content-encoding": "br",
    vary: "accept-encoding",
    "cache-control": expect.stringContaining("public, max-age=86400"),
    "content-security-policy": "default-src 'none';style-src 'unsafe-inline';sandbox",
    "x-content-type-options": "nosniff",
  })
  const { etag } = picture.headers()
  const again = await request.get("/pictures/slides/building-noon.svg", {
    headers: { "if-none-match": etag! },
  })
  expect(again.status()).toBe(304)
})

for (const [name, type] of [
  ["science-fair.mp4", "video/mp4"],
  ["science-fair.webm", "video/webm"],
] as const) {
  test(`${name} comes in the pieces a player asks for`, async ({ request }) => {
    const piece = await request.get(`/videos/${name}`, { headers: { range: "bytes=100-299" } })
    expect(piece.status()).toBe(206)
    expect(piece.headers()).toMatchObject({
      "content-type": type,
      "content-length": "200",
      "content-range": expect.stringMatching(/^bytes 100-299\/\d+$/),
      "cache-control": "public, max-age=86400",
    })
  })
}

for (const path of [
  "/icons/icon-192.png",
  "/icons/icon-512.png",
  "/icons/maskable-512.png",
  "/icons/apple-touch-icon.png",
  "/pictures/og.png",
]) {
  test(`${path} is drawn`, async ({ request }) => {
    const drawn = await request.get(path)
    expect(drawn.headers()["content-type"]).toBe("image/png")
    const bytes = await drawn.body()
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    const size = /-(\d+)\.png$/.exec(path)?.[1]
    if (size) expect([width, height]).toEqual([Number(size), Number(size)])
    // Messengers show no preview that is heavier.
    expect(bytes.length).toBeLessThan(300 * 1024)
  })
}
