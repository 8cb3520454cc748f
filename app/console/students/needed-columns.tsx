import { useTranslate } from "react-admin"

import { columns } from "./columns.ts"

/** The required column headers. */
export function NeededColumns() {
  const translate = useTranslate()
  return (
    <>
      <p>{translate("console.students.import.columns")}</p>
      <p>
        {columns.map(({ name, field, isNeeded }, index) => (
          <span key={name}>
            {index > 0 && ", "}
            <code>{name}</code>
            {isNeeded && "*"} ({translate(`resources.students.fields.${field}`)})
          </span>
        ))}
      </p>
    </>
  )
}
