import type { ComponentProps } from "react"

import styles from "./picture.module.css"

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "width" | "height"> {
  /** Where it lies, with its own size in pixels where that is known; the best kind of file first. */
  of: {
    src: string
    width?: number
    height?: number
    sources: readonly { type: string; srcSet: string }[]
  }
  /** In pixels, for a picture that has no size of its own. */
  width: number
  height: number
  alt: string
  /** How wide it is shown, as in `sizes` of an image. */
  sizes: string
}

/** A picture in the smallest file that the browser can read and that is large enough. */
export function Picture({ of, width, height, alt, sizes, ...rest }: PictureProps) {
  const image = (
    <img {...rest} src={of.src} alt={alt} width={of.width ?? width} height={of.height ?? height} />
  )
  if (of.sources.length === 0) return image
  return (
    <picture className={styles.picture}>
      {of.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
