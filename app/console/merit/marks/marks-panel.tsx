import { Typography } from "@mui/material"
import { useState } from "react"

import type { EnteredComponent } from "#domain/merit/candidates/entered-components.ts"
import type { ProgrammeMarks } from "#server/features/merit/merit.ts"

import { Panel } from "../../account/panel.tsx"
import { useRead } from "../../api/use-request.ts"
import { ErrorAlert } from "../../layout/error-alert.tsx"
import { usePermission } from "../../permission.tsx"
import { SelectField } from "../../select-field.tsx"
import { ImportForm } from "./import-form.tsx"
import { useMarksTexts } from "./texts.ts"
import { useComponentNames } from "./use-marks-texts.ts"

/** Marks that the form does not ask, entered for many applicants of a programme at once. */
export function MarksPanel({ path }: { path: string }) {
  const text = useMarksTexts()
  const nameOf = useComponentNames()
  const may = usePermission()
  const { data, error, refetch } = useRead<ProgrammeMarks>(path)
  const [chosen, setChosen] = useState<EnteredComponent>()
  if (!data) return <ErrorAlert text={error?.message} />
  const component = chosen ?? data.components[0]
  if (component === undefined) return <p>{text("none")}</p>
  const { applications } = data
  const count = applications.filter(({ marks }) => marks[component] !== undefined).length
  return (
    <Panel title={text("title")}>
      <Typography variant="body2" color="text.secondary">
        {text("hint")}
      </Typography>
      <SelectField
        label={text("component")}
        value={component}
        choices={data.components.map((id) => ({ id, name: nameOf(id) }))}
        onChange={setChosen}
        sx={{ maxWidth: 300, my: 1 }}
      />
      <Typography sx={{ mb: 1.5 }}>
        {text("count", { count, total: applications.length })}
      </Typography>
      {may("applications.work") && (
        <ImportForm key={component} {...{ data, component, path }} onDone={refetch} />
      )}
    </Panel>
  )
}
