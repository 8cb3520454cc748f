import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { pictureFile, pictureSources } from "#domain/content/picture-sources.ts"

import { Picture } from "./picture.tsx"

const id = "0123456789abcdef0123456789abcdef"
const render = (file: string) =>
  renderToStaticMarkup(
    <Picture
      of={pictureSources(file)}
      alt="A gate"
      width={800}
      height={500}
      sizes="100vw"
      loading="lazy"
    />,
  )

test("renders a sample picture as one img with the given size", () => {
  expect(render("gallery/gate")).toBe(
    '<img loading="lazy" src="/pictures/gallery/gate.svg" alt="A gate" width="800" height="500"/>',
  )
})

test("renders AVIF and WebP sources and own dimensions for an uploaded picture", () => {
  const html = render(pictureFile(id, { width: 640, height: 900 }))
  expect([...html.matchAll(/type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
    "image/avif",
    "image/webp",
  ])
  expect(html).toContain(`srcSet="/media/${id}-320.avif 320w, /media/${id}-640.avif 640w"`)
  expect(html).toContain('sizes="100vw"')
  expect(html).toContain(`src="/media/${id}-640.jpg" alt="A gate" width="640" height="900"`)
})
