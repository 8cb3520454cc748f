import { Box, Button, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { Title, useGetList } from "react-admin"
import { Link } from "react-router-dom"

import type { OverviewEntry, StaffMessage } from "#server/features/content/content.ts"

import { actions, nameOf } from "../actions.ts"
import type { CallData } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useConsoleLanguage, useText, useTextOfKey } from "../kit/text/use-language.ts"
import { useAllowed } from "../permission.tsx"
import { useActorName } from "../record/actor-name.tsx"
import { type Collection, resourceOf } from "./collections.ts"
import { TranslationFlag } from "./entry.tsx"
import { DebtCounts } from "./languages/debt-counts.tsx"

interface LineProps {
  to: string
  title: string
  children: ReactNode
}

function Line({ to, title, children }: LineProps) {
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: "divider" }}>
      <Link to={to}>{title}</Link>
      <Typography variant="body2" color="textSecondary" component="div">
        {children}
      </Typography>
    </Box>
  )
}

interface GroupProps {
  name: "drafts" | "scheduled" | "ending" | "untranslated" | "messages"
  total: number
  /** Above the items. */
  head?: ReactNode
  children: ReactNode
}

/** A group of items that wait for an editor, with their number; renders nothing without any. */
function Group({ name, total, head, children }: GroupProps) {
  const t = useText()
  if (total === 0) return null
  return (
    <Panel title={{ text: `${t(`console.content.home.${name}`)} (${total})` }}>
      {head}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {children}
      </Box>
    </Panel>
  )
}

interface EntriesProps {
  total: number
  entries: OverviewEntry[]
  name: Exclude<GroupProps["name"], "messages">
  head?: ReactNode
  /** The time that matters in this group. */
  time: "updated_at" | "publish_at" | "unpublish_at"
}

function Entries({ name, time, total, entries, head }: EntriesProps) {
  const t = useText()
  const language = useConsoleLanguage()
  const formatDateTime = useFormatDateTime()
  const actorOf = useActorName()
  const titleOf = ({ title, id }: OverviewEntry) => title[language] || title.en || title.hi || id
  return (
    <Group name={name} total={total} head={head}>
      {entries.map((entry) => {
        const resource = resourceOf(entry.collection as Collection)
        const at = entry[time]
        return (
          <Line
            key={`${resource}/${entry.id}`}
            to={`/${resource}/${entry.id}`}
            title={titleOf(entry)}
          >
            {t(`resources.${resource}.name`, { count: 1 })}
            {at && ` · ${formatDateTime(at)}`}
            {time === "updated_at" && ` · ${actorOf(entry.updated_by)}`}{" "}
            <TranslationFlag translation={entry.translation} />
          </Line>
        )
      })}
      {total > entries.length && (
        <Box component="li" sx={{ pt: 1 }}>
          {t("console.content.home.more", { count: total - entries.length })}
        </Box>
      )}
    </Group>
  )
}

function Messages({ total, messages }: { total: number; messages: StaffMessage[] }) {
  const formatDateTime = useFormatDateTime()
  return (
    <Group name="messages" total={total}>
      {messages.map(({ id, subject, name, at }) => (
        <Line key={id} to={`/messages/${id}/show`} title={subject}>
          {name} · {formatDateTime(at)}
        </Line>
      ))}
    </Group>
  )
}

function Actions() {
  const textOfKey = useTextOfKey()
  const frequent = useAllowed()(actions).filter(({ isFrequent }) => isFrequent)
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      {frequent.map((action) => (
        <Button key={action.to} component={Link} to={action.to} variant="outlined">
          {nameOf(action, textOfKey)}
        </Button>
      ))}
    </Stack>
  )
}

interface GroupsProps {
  overview: CallData<"GET /content-overview">
  /** The newest unread messages, and the number of all; undefined while they are awaited. */
  messages: StaffMessage[] | undefined
  unread: number
}

/** The groups with items, the drafts beside the others; the groups without any in one line. */
function Groups({ overview, messages, unread }: GroupsProps) {
  const t = useText()
  const { debts, ...entries } = overview
  const totals = [
    ...(messages ? [{ name: "messages" as const, total: unread }] : []),
    ...(["scheduled", "ending", "untranslated", "drafts"] as const).map((name) => ({
      name,
      total: entries[name].total,
    })),
  ]
  const empty = totals.filter(({ total }) => total === 0)
  const isPair = entries.drafts.total > 0 && totals.length - empty.length > 1
  return (
    <>
      {empty.length > 0 && (
        <Typography color="textSecondary">
          {t("console.content.home.nothing", {
            groups: empty.map(({ name }) => t(`console.content.home.${name}`)).join(", "),
          })}
        </Typography>
      )}
      <Box
        sx={{ display: "grid", gridTemplateColumns: { md: isPair ? "1fr 1fr" : "1fr" }, gap: 2 }}
      >
        <Stack spacing={2}>
          <Messages total={unread} messages={messages ?? []} />
          <Entries name="scheduled" time="publish_at" {...entries.scheduled} />
          <Entries name="ending" time="unpublish_at" {...entries.ending} />
          <Entries
            name="untranslated"
            time="updated_at"
            head={<DebtCounts debts={debts} />}
            {...entries.untranslated}
          />
        </Stack>
        <Box>
          <Entries name="drafts" time="updated_at" {...entries.drafts} />
        </Box>
      </Box>
    </>
  )
}

/** The first page of editors: the items that wait for them. */
export function EditorHome() {
  const { data, error } = useCall("GET /content-overview")
  const { data: messages, total: unread = 0 } = useGetList<StaffMessage>("messages", {
    filter: { unread: true },
    pagination: { page: 1, perPage: 10 },
    sort: { field: "id", order: "DESC" },
  })
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="ra.page.dashboard" />
      <ErrorAlert text={error?.message} />
      <Actions />
      {!data && !error && <Waiting lines={4} />}
      {data && <Groups overview={data} messages={messages} unread={unread} />}
    </Stack>
  )
}
