import { readFileSync } from "node:fs"

import type { ComponentProps } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { pictureFile, pictureSources } from "#domain/content/picture-sources.ts"
import { focusStep, middle } from "#domain/fields/crop.ts"

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

test("names the focal point of a picture for the style sheet, which has a rule for each", () => {
  expect(render(`${uploaded}@30,100`)).toContain(
    '<img loading="lazy" decoding="async" data-focus="30 100"',
  )
  expect(render(uploaded)).not.toContain("data-focus")
  const styles = readFileSync(new URL("../base.css", import.meta.url), "utf8")
  const points = Array.from({ length: 100 / focusStep + 1 }, (_, index) => index * focusStep)
  // The middle is where a picture without a rule is cut.
  for (const x of points.filter((point) => point !== middle.x))
    expect(styles).toContain(`[data-focus^="${x} "] {\n  --focus-x: ${x}%;`)
  for (const y of points) expect(styles).toContain(`[data-focus$=" ${y}"] {\n  --focus-y: ${y}%;`)
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
