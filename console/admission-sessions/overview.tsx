import { Box, Typography } from "@mui/material"

import { countProgrammeApplications, type SessionUsage } from "#domain/admission/session-usage.ts"

import { Tag } from "../kit/table/tag.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { useNow, useSessionTexts } from "./texts/use-texts.ts"
import { nameOf, stateText } from "./texts/wording.ts"
import { type SessionEntry, useSettings } from "./use-session.ts"
import { useAdmissionSession } from "./use-sessions.ts"

type Programme = SessionEntry["item"]["programmes"][number]

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", sm: "minmax(10em, 2fr) 3fr 2fr 2fr" },
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: "divider",
}

/** How many are admitted to a programme, and whether it takes no more. */
const seatsOf = ({ code, seats }: Programme, usage: SessionUsage | undefined) => {
  const admitted = usage?.programmes[code]?.admitted ?? 0
  return { admitted, isFull: seats !== undefined && admitted >= seats }
}

interface OverviewProps {
  entry: SessionEntry
  /** Undefined where it is not known: then no numbers are shown. */
  usage: SessionUsage | undefined
}

interface RowProps extends OverviewProps {
  programme: Programme
  isOpen: boolean
}

function ProgrammeRow({ programme, entry, usage, isOpen }: RowProps) {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const { admitted, isFull } = seatsOf(programme, usage)
  const now = useNow()
  const { seats } = programme
  const isConfirmed = useAdmissionSession(entry.id)?.isConfirmed ?? true
  const state = stateText(programme, {
    t,
    language,
    isFull,
    graceMinutes: entry.item.grace_minutes,
    now,
    isOpenSession: isOpen,
    isConfirmed,
  })
  return (
    <Box component="li" sx={row}>
      <Typography sx={{ fontWeight: 700 }}>{nameOf(programme, language)}</Typography>
      <Typography>{state}</Typography>
      {usage && (
        <>
          <Typography>
            {t("applications", { count: countProgrammeApplications(usage, programme.code) })}
          </Typography>
          <Typography>
            {seats === undefined
              ? t("admitted", { admitted })
              : t("admittedOf", { admitted, seats })}
          </Typography>
        </>
      )}
    </Box>
  )
}

/** Whether the session is open, and what each programme's dates mean today. */
export function SessionsOverview({ entry, usage }: OverviewProps) {
  const t = useSessionTexts()
  const settings = useSettings()
  const { id, item } = entry
  const isOpen = settings?.item.admission_session === id
  return (
    <Box component="section" aria-labelledby="overview" sx={{ mb: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", mb: 1 }}>
        <Typography id="overview" variant="h6" component="h2">
          {id}
        </Typography>
        {settings && (
          <Tag tone={isOpen ? "good" : "over"}>{t(isOpen ? "isOpen" : "isNotOpen")}</Tag>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {item.programmes.map((programme) => (
          <ProgrammeRow key={programme.code} {...{ programme, entry, usage, isOpen }} />
        ))}
      </Box>
    </Box>
  )
}
