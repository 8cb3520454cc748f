import { Link, Alert, Box } from "@mui/material"
import { Fragment } from "react"
import { Link as RouterLink } from "react-router-dom"

import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { People, LeftOut } from "#server/features/merit/merit.ts"

import { useProgramme } from "./use-programme.ts"
import { useTexts } from "./use-texts.tsx"

export interface Mentioned {
  code: string
  /** What is to be looked at; without it, the index. */
  detail?: string
}

/** Fingers need 44 pixels; a mouse does not. */
const linkStyle = {
  "@media (pointer: coarse)": { display: "inline-flex", alignItems: "center", minHeight: 44 },
}

/** An applicant's name, or the code of one without, as a link to the record. */
export function ApplicantLink({ code, name }: { code: string; name: string }) {
  return (
    <Link component={RouterLink} to={`/applications/${code}/show`}>
      {name || code}
    </Link>
  )
}

/** The name of an applicant as a link to the record. */
export function PersonLink({ code, people }: { code: string; people: People }) {
  return (
    <Link component={RouterLink} to={`/applications/${code}/show`} color="inherit" sx={linkStyle}>
      {people[code]?.name || code}
    </Link>
  )
}

/** More are folded away. */
const shownAtOnce = 8

const indexOf = (people: People, code: string) => {
  const index = people[code]?.index ?? null
  return index === null ? "" : formatHundredths(index)
}

function Names({ list, people }: { list: readonly Mentioned[]; people: People }) {
  return list.map(({ code, detail = indexOf(people, code) }, place) => (
    <Fragment key={code}>
      {place > 0 && ", "}
      <PersonLink code={code} people={people} />
      {detail && ` (${detail})`}
    </Fragment>
  ))
}

/** People by name, with links to their records; all but the first are folded. */
export function PeopleLinks({ list, people }: { list: readonly Mentioned[]; people: People }) {
  const text = useTexts()
  const rest = list.slice(shownAtOnce)
  return (
    <>
      <div>
        <Names list={list.slice(0, shownAtOnce)} people={people} />
      </div>
      {rest.length > 0 && (
        <details>
          <summary>{text("more", { count: rest.length })}</summary>
          <Names list={rest} people={people} />
        </details>
      )}
    </>
  )
}

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
