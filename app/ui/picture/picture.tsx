import type { ComponentProps } from "react"

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "width" | "height"> {
  /** Sources with their size in pixels if known, best file format first. */
  of: {
    src: string
    width?: number
    height?: number
    sources: readonly { type: string; srcSet: string }[]
  }
  /** Fallback size in pixels for a picture without its own. */
  width: number
  height: number
  alt: string
  /** Displayed width, as in the `sizes` attribute of an image. */
  sizes: string
}

/** A responsive picture: the browser picks the smallest sufficient file in a format it supports. */
export function Picture({ of, width, height, alt, sizes, ...rest }: PictureProps) {
  const image = (
    <img {...rest} src={of.src} alt={alt} width={of.width ?? width} height={of.height ?? height} />
  )
  if (of.sources.length === 0) return image
  return (
    <picture>
      {of.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
