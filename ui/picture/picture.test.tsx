import type { ComponentProps } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { pictureFile, pictureSources } from "#domain/content/picture-sources.ts"

import { Picture } from "./picture.tsx"

const id = "0123456789abcdef0123456789abcdef"
const uploaded = pictureFile(id, { width: 480, height: 600 })
const render = (file: string, props?: Partial<ComponentProps<typeof Picture>>) =>
  renderToStaticMarkup(
    <Picture
      of={pictureSources(file)}
      alt="A gate"
      width={800}
      height={500}
      sizes="100vw"
      {...props}
    />,
  )

test("renders a sample picture as one lazy img with the given size", () => {
  expect(render("gallery/gate")).toBe(
    '<img loading="lazy" decoding="async" src="/pictures/gallery/gate.svg" alt="A gate" width="800" height="500"/>',
  )
})

const widthsIn = (ending: string) =>
  [160, 320, 480].map((width) => `/media/${id}-${width}.${ending} ${width}w`).join(", ")

test("renders AVIF and WebP sources and own dimensions for an uploaded picture", () => {
  const html = render(uploaded)
  expect(html).not.toContain("preload")
  expect(html).toContain(
    `<picture><source type="image/avif" srcSet="${widthsIn("avif")}" sizes="100vw"/>` +
      `<source type="image/webp" srcSet="${widthsIn("webp")}" sizes="100vw"/>`,
  )
  expect(html).toContain(`src="/media/${id}-480.jpg" alt="A gate" width="480" height="600"`)
})

test("preloads the first picture with high priority, and does not load it lazily", () => {
  const html = render(uploaded, { isFirst: true })
  const [link] = /<link[^>]*>/.exec(html)!
  for (const attribute of [
    'rel="preload"',
    'as="image"',
    'type="image/avif"',
    `imageSrcSet="${widthsIn("avif")}"`,
    'imageSizes="100vw"',
    'fetchPriority="high"',
  ]) {
    expect(link).toContain(attribute)
  }
  // A browser that knows no srcset would load a second file.
  expect(link).not.toContain("href")
  expect(html).toContain('<img loading="eager" fetchPriority="high"')
})
