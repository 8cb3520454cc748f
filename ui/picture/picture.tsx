import type { ComponentProps } from "react"
import { preload } from "react-dom"

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "width" | "height"> {
  /** Sources with their size in pixels if known, best file format first. */
  of: {
    src: string
    width?: number
    height?: number
    /** The point that stays in view where the picture is cut, as ui/base.css names it. */
    focus?: string
    sources: readonly { type: string; srcSet: string }[]
  }
  /** Fallback size in pixels for a picture without its own. */
  width: number
  height: number
  alt: string
  /** Displayed width, as in the `sizes` attribute of an image. */
  sizes: string
  /** The largest picture before scrolling: preloaded with high priority. The others load when they come near. */
  isFirst?: boolean
}

const lazy = { loading: "lazy", decoding: "async" } as const
const first = { loading: "eager", fetchPriority: "high" } as const

/** A responsive picture: the browser picks the smallest sufficient file in a format it supports. */
export function Picture({ of, width, height, alt, sizes, isFirst, ...rest }: PictureProps) {
  const [best] = of.sources
  // React preloads an `<img>` by itself, but not the sources of a `<picture>`. The type keeps browsers away that do
  // not know the format; they find their file in the body.
  if (isFirst && best) {
    const { type, srcSet: imageSrcSet } = best
    preload(of.src, { as: "image", type, imageSrcSet, imageSizes: sizes, fetchPriority: "high" })
  }
  const image = (
    <img
      {...(isFirst ? first : lazy)}
      {...rest}
      data-focus={of.focus}
      src={of.src}
      alt={alt}
      width={of.width ?? width}
      height={of.height ?? height}
    />
  )
  if (!best) return image
  return (
    <picture>
      {of.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
