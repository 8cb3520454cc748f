import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"

import { pictureFile } from "#domain/content/picture-sources.ts"

import { homeMessages } from "./messages.server.ts"
import { Slideshow } from "./slideshow.tsx"

const fileOf = (digit: string) => pictureFile(digit.repeat(32), { width: 1280, height: 560 })

test("preloads the first of the uploaded slides as AVIF, and loads the others lazily", () => {
  const slides = ["1", "2", "3"].map((digit) => ({
    caption: digit,
    picture: { file: fileOf(digit), alt: "" },
  }))
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Slideshow slides={slides} messages={homeMessages.en.slides} />
    </MemoryRouter>,
  )
  const preloads = [...html.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link)
  expect(preloads).toHaveLength(1)
  expect(preloads[0]).toContain(`/media/${"1".repeat(32)}-720.avif 720w`)
  expect(preloads[0]).toContain('fetchPriority="high"')
  const images = [...html.matchAll(/<img[^>]*>/g)].map(([image]) => image)
  expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([false, true, true])
  expect(html.match(/type="image\/(?:avif|webp)"/g)).toHaveLength(7)
})
