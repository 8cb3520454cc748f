import { Alert, Box } from "@mui/material"

import type { LeftOut } from "#server/features/merit/merit.ts"

import { ApplicantLink } from "./people-links.tsx"
import { useProgramme } from "./use-programme.ts"
import { useTexts } from "./use-texts.tsx"

/** Whose answer was not recorded, with the present state and the reason. */
export function LeftOutPeople({ people }: { people: readonly LeftOut[] }) {
  const text = useTexts()
  const { view } = useProgramme()
  if (people.length === 0) return null
  const names = new Map(view.offers.map(({ code, name }) => [code, name]))
  return (
    <Alert severity="warning">
      {text("leftOut", { count: people.length })}
      <Box component="ul" sx={{ my: 0.5, pl: 3, maxHeight: 200, overflowY: "auto" }} tabIndex={0}>
        {people.map(({ code, why, state }) => (
          <li key={code}>
            <ApplicantLink code={code} name={names.get(code) ?? ""} />
            {": "}
            {text(`whyLeftOut.${why}`, { state: state ? text(`states.${state}`) : "" })}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
