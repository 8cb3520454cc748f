import { Alert, Box, LinearProgress, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Title, useNotify } from "react-admin"
import { Link } from "react-router-dom"

import {
  canBeHidden,
  isConfirmedTogether,
  type SampleRow,
} from "#domain/content/sample-checklist.ts"
import type { SampleChecklist } from "#server/features/content/content.ts"

import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { type Collection, consoleCollections, resourceOf } from "../content/collections.ts"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../kit/dialog/text-button.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useConsoleLanguage, useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { HideSeveral } from "./hide-several.tsx"
import { collegeStartPath } from "./sample-banner.tsx"
import { keyOfRow, SampleLine } from "./sample-line.tsx"
import { useSampleTexts } from "./texts.ts"

/** How far the college is, in words and as a bar. */
function Progress({ rows, done }: SampleChecklist) {
  const t = useSampleTexts()
  const total = rows.length + done
  const text = t("progress", { done, total })
  return (
    <Box>
      <Typography component="output" sx={{ display: "block", fontWeight: 600, mb: 0.5 }}>
        {text}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (100 * done) / total}
        aria-label={text}
      />
    </Box>
  )
}

interface ManyProps {
  rows: readonly SampleRow[]
  onClose: () => void
  onDone: (text: string) => Promise<unknown>
}

/** Lists what is confirmed at once. */
function ConfirmMany({ rows, onClose, onDone }: ManyProps) {
  const t = useSampleTexts()
  const language = useConsoleLanguage()
  const confirm = async () => {
    const refs = rows.map(({ collection, slug, part }) => ({ collection, slug, part }))
    const { count } = await call("POST /sample-checklist/confirm", { refs })
    onClose()
    await onDone(t("confirmedMany", { count }))
  }
  return (
    <FormDialog
      title={t("areTrue")}
      onClose={onClose}
      send={confirm}
      submit={{ label: { text: t("areTrue") } }}
    >
      <Typography>{t("areTrueWhat")}</Typography>
      <Box component="ul" sx={{ pl: 3 }}>
        {rows.map(({ slug, title, values }) => (
          <li key={slug}>
            {[
              title[language],
              ...values
                .filter((value) => value.kind === "day" || value.kind === "link")
                .map(({ after }) => after),
            ].join(": ")}
          </li>
        ))}
      </Box>
    </FormDialog>
  )
}

interface GroupProps {
  collection: Collection
  rows: readonly SampleRow[]
  /** The key of the row that gets the focus. */
  focused: string | undefined
  onDone: (text: string, next?: string) => Promise<unknown>
}

/** What can be done with several texts of one kind. */
function GroupActions({ collection, rows, onDone }: Omit<GroupProps, "focused">) {
  const t = useSampleTexts()
  if (!usePermission()("content.edit") || rows.length === 1) return null
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      {isConfirmedTogether(collection) && (
        <OpeningButton label={{ text: t("areTrue") }} variant="outlined">
          {(close) => <ConfirmMany rows={rows} onClose={close} onDone={onDone} />}
        </OpeningButton>
      )}
      {rows.filter(canBeHidden).length > 1 && (
        <OpeningButton label={{ text: t("hideSeveral") }} variant="outlined">
          {(close) => <HideSeveral {...{ collection, rows, onDone }} onClose={close} />}
        </OpeningButton>
      )}
    </Stack>
  )
}

/** The texts of one kind. */
function Group({ collection, rows, focused, onDone }: GroupProps) {
  const t = useText()
  const { attempt, failure, isRunning } = useAttempt()
  const name = t(`resources.${resourceOf(collection)}.name`, { count: 2 })
  // The row itself is gone afterwards: the focus goes on to the one below it.
  const nextOf = (index: number) => {
    const next = rows[index + 1] ?? rows[index - 1]
    return next && keyOfRow(next)
  }
  return (
    <Panel
      title={{ text: `${name} (${rows.length})` }}
      action={<GroupActions {...{ collection, rows, onDone }} />}
    >
      <ErrorAlert text={failure?.message} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {rows.map((row, index) => (
          <SampleLine
            key={keyOfRow(row)}
            row={row}
            isFocused={keyOfRow(row) === focused}
            isDisabled={isRunning}
            act={(send) =>
              void attempt(async () => {
                const text = await send()
                await onDone(text, nextOf(index))
              })
            }
          />
        ))}
      </Box>
    </Panel>
  )
}

function Groups({ rows }: SampleChecklist) {
  const notify = useNotify()
  const queries = useQueryClient()
  const [focused, setFocused] = useState<string>()
  const onDone = async (text: string, next?: string) => {
    notify(text, { type: "success", messageArgs: { _: text } })
    await queries.invalidateQueries()
    setFocused(next)
  }
  return consoleCollections.map((collection) => {
    const ofCollection = rows.filter((row) => row.collection === collection)
    return (
      ofCollection.length > 0 && (
        <Group
          key={collection}
          collection={collection}
          rows={ofCollection}
          focused={focused}
          onDone={onDone}
        />
      )
    )
  })
}

/** What is left of the sample: each text is edited, hidden, or confirmed as true (specification 3.11). */
export function SampleChecklistPage() {
  const t = useText()
  const texts = useSampleTexts()
  const may = usePermission()
  const { data, error } = useCall("GET /sample-checklist")
  return (
    <Stack spacing={2} sx={{ my: 2, maxWidth: 1000 }}>
      <Title title="console.sampleChecklist.title" />
      <ErrorAlert text={error?.message} />
      {!data && !error && <Waiting />}
      {data?.isSample && (
        <Alert severity="info">
          {texts("startFirst")}{" "}
          {may("settings.edit") && (
            <Link to={collegeStartPath}>{t("console.collegeStart.title")}</Link>
          )}
        </Alert>
      )}
      {data && !data.isSample && (
        <>
          <Typography>{texts("intro")}</Typography>
          <Progress {...data} />
          {data.rows.length === 0 && <Alert severity="success">{texts("empty")}</Alert>}
          <Groups {...data} />
        </>
      )}
    </Stack>
  )
}
