import type { ComponentProps } from "react"
import { Link, type LinkProps } from "react-router"

import styles from "./button.module.css"

/** The one next step is primary; other ways are secondary; what may be overlooked is quiet. */
type Kind = "primary" | "secondary" | "quiet"

interface Look {
  kind?: Kind | undefined
}

/** The look of a button, for elements that are none of the two below, like a link to another site. */
export const buttonClass = (kind: Kind = "primary", more = "") =>
  `${styles.button} ${styles[kind]} ${more}`.trim()

/** Does something here. */
export function Button({ kind, className, ...rest }: ComponentProps<"button"> & Look) {
  return <button type="button" {...rest} className={buttonClass(kind, className)} />
}

/** Leads somewhere, and is as plain to see as a button. */
export function ButtonLink({ kind, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonClass(kind, className)} />
}
