import type { ComponentProps } from "react"
import { Link, type LinkProps } from "react-router"

import styles from "./button.module.css"

/** Primary: the next step; secondary: alternatives; quiet: minor actions. */
type Kind = "primary" | "secondary" | "quiet"

interface Look {
  kind?: Kind | undefined
}

/** Class names of a button for other elements, like a link to another site. */
export const buttonClass = (kind: Kind = "primary", more = "") =>
  `${styles.button} ${styles[kind]} ${more}`.trim()

export function Button({ kind, className, ...rest }: ComponentProps<"button"> & Look) {
  return <button type="button" {...rest} className={buttonClass(kind, className)} />
}

export function ButtonLink({ kind, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonClass(kind, className)} />
}
