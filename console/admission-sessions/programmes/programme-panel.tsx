import { Alert, Box, Typography } from "@mui/material"
import { useWatch } from "react-hook-form"

import type { Programme } from "#domain/admission/programme-schema.ts"
import { choices } from "#domain/applications/form/form-fields.ts"

import { TextButton } from "../../kit/dialog/text-button.tsx"
import { DeleteIcon, DownIcon, UpIcon } from "../../kit/page/icons.tsx"
import { useConsoleLanguage } from "../../kit/text/use-language.ts"
import { BilingualValue, grid, NumberValue, TextValue } from "../inputs.tsx"
import { CollapsiblePanel, PanelSection } from "../panel.tsx"
import { useSessionTexts, useSubjects } from "../texts/use-texts.ts"
import { nameOf, planText, programmeSentences } from "../texts/wording.ts"
import { ProgrammeDates, SeatInputs } from "./programme-inputs.tsx"
import { GroupList, SlotList } from "./subject-choices.tsx"

interface ProgrammePanelProps {
  /** Path in the form. */
  path: string
  isStored: boolean
  /** The number of its applications. */
  count: number
  onRemove: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function Names({ path, isStored }: Pick<ProgrammePanelProps, "path" | "isStored">) {
  const t = useSessionTexts()
  return (
    <PanelSection title={t("names")}>
      <Box sx={grid("14em")}>
        <TextValue
          name={`${path}.code`}
          label={t("code")}
          hint={t(isStored ? "codeStays" : "programmeCodeHint")}
          isFixed={isStored}
          isRequired
        />
        <TextValue name={`${path}.number`} label={t("number")} isRequired />
      </Box>
      <BilingualValue name={`${path}.name`} label={t("name")} />
      <BilingualValue name={`${path}.short_name`} label={t("short_name")} />
    </PanelSection>
  )
}

function Fees({ path }: { path: string }) {
  const t = useSessionTexts()
  return (
    <PanelSection title={t("fees")} hint={t("feesHint")}>
      <Box sx={grid("9em")}>
        {choices.category.map((category) => (
          <NumberValue
            key={category}
            name={`${path}.fees.${category}`}
            label={t(`categories.${category}`)}
            isRequired
          />
        ))}
        <NumberValue name={`${path}.ews_fee`} label={t("categories.ews")} />
      </Box>
    </PanelSection>
  )
}

function Subjects({ path, programme }: { path: string; programme: Programme }) {
  const t = useSessionTexts()
  const { subjectName } = useSubjects()
  return (
    <>
      <PanelSection title={t("slots")} hint={t("slotsHint")}>
        <SlotList programme={path} />
        <Box>
          {programmeSentences({ t, subjectName }, programme).map((sentence) => (
            <Typography key={sentence} variant="body2">
              {sentence}
            </Typography>
          ))}
        </Box>
      </PanelSection>
      <PanelSection title={t("groups")} hint={t("groupsHint")}>
        <GroupList programme={path} />
      </PanelSection>
    </>
  )
}

type ButtonsProps = Omit<ProgrammePanelProps, "path" | "isStored"> & { title: string }

function Buttons({ count, onRemove, onUp, onDown, title }: ButtonsProps) {
  const t = useSessionTexts()
  const up = { label: { text: t("up", { title }) }, startIcon: <UpIcon />, onClick: onUp }
  const down = { label: { text: t("down", { title }) }, startIcon: <DownIcon />, onClick: onDown }
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <TextButton {...up} disabled={!onUp} />
      <TextButton {...down} disabled={!onDown} />
      {count === 0 ? (
        <TextButton
          label={{ text: t("remove", { title }) }}
          color="error"
          startIcon={<DeleteIcon />}
          onClick={onRemove}
        />
      ) : (
        <Alert severity="info" role="note">
          {t("inUse", { count })}
        </Alert>
      )}
    </Box>
  )
}

/** One programme of the session. */
export function ProgrammePanel({ path, isStored, ...others }: ProgrammePanelProps) {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const programme = useWatch({ name: path }) as Programme | undefined
  if (!programme) return null
  const title = nameOf(programme, language) || t("newProgramme")
  const { code, seats } = programme
  const summary = [code, planText(programme, t, language), seats && `${t("seats")}: ${seats}`]
  return (
    <CollapsiblePanel
      title={title}
      summary={summary.filter(Boolean).join(" · ")}
      names={[path]}
      startsOpen={!code}
    >
      <Names path={path} isStored={isStored} />
      <ProgrammeDates programme={path} />
      <Fees path={path} />
      <SeatInputs programme={path} />
      <Subjects path={path} programme={programme} />
      <Buttons {...others} title={title} />
    </CollapsiblePanel>
  )
}
