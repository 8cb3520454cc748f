import { Box, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"

import { categoryNames, grievanceCategories } from "#domain/grievances/grievance-names.ts"
import type { GrievanceCategory } from "#domain/grievances/grievance-names.ts"

import { call } from "../api/call.ts"
import { queryKeyOf, useCall } from "../api/use-request.ts"
import { SelectField } from "../kit/form/plain-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { useGrievanceTexts } from "./texts.ts"

/** Who gets the new grievances of each category. */
export function Responsibles() {
  const text = useGrievanceTexts()
  const language = useConsoleLanguage()
  const records = useQueryClient()
  const { attempt, failure, isRunning } = useAttempt()
  const { data, error } = useCall("GET /grievances/responsibles")
  const choose = (category: GrievanceCategory, member: string) =>
    attempt(async () => {
      const stored = await call("PUT /grievances/responsibles", {
        category,
        member: member || null,
      })
      records.setQueryData(queryKeyOf("GET /grievances/responsibles"), stored)
    })
  const memberOf = (category: GrievanceCategory) => {
    const id = data?.chosen.find((one) => one.category === category)?.member_id
    return data?.members.some((member) => member.id === id) ? id! : ""
  }
  return (
    <Panel title={{ text: text("responsibles.title") }} sx={{ mt: 2 }}>
      <Typography gutterBottom>{text("responsibles.lead")}</Typography>
      <ErrorAlert text={failure?.message ?? error?.message} />
      {!data && !error && <Waiting lines={4} />}
      {data && (
        <Box
          sx={{
            display: "grid",
            gap: 1,
            gridTemplateColumns: { sm: "repeat(auto-fill, minmax(260px, 1fr))" },
          }}
        >
          {grievanceCategories.map((category) => (
            <SelectField
              key={category}
              label={categoryNames[category][language]}
              value={memberOf(category)}
              choices={[{ id: "", name: text("nobody") }, ...data.members]}
              disabled={isRunning}
              onChange={(member) => void choose(category, member)}
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            />
          ))}
        </Box>
      )}
    </Panel>
  )
}
