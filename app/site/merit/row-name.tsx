import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

interface RowNameProps {
  name: string
  /** The compartment of a guarantee, which sighted people see above it. */
  within?: string | undefined
  /** Of the list, without language. */
  path?: string | undefined
}

export function RowName({ name, within, path }: RowNameProps) {
  const language = useLanguage()
  return (
    <th scope="row">
      {within && <span className="visually-hidden">{within}: </span>}
      {path ? (
        <Link className="tap-height" to={inLanguage(language, path)}>
          {name}
        </Link>
      ) : (
        name
      )}
    </th>
  )
}
