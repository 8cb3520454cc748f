import { languages } from "#domain/content/languages.ts"
import { type NoticePlace, templateToRegister } from "#domain/notices/notice-texts.ts"
import { channels, noticeKinds } from "#domain/notices/notice.ts"
import { countSegments, maxVariableLength } from "#domain/notices/sms.ts"
import { countMessages, listDead, listDelayed } from "#server/features/outgoing/outgoing.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { Route } from "./channel.ts"
import type { SmsGateway } from "./sms-gateway.ts"

/** The longest SMS of a registered text. */
const longest = (text: string, isHindi: boolean) =>
  countSegments(text.replaceAll(/\{#\w+#\}/g, (isHindi ? "क" : "x").repeat(maxVariableLength)))

/** The texts to register with DLT, and which of them are registered. */
const readTemplates = (place: NoticePlace, gateway: SmsGateway | undefined) =>
  noticeKinds.flatMap((kind) =>
    languages.map((language) => {
      const registered = gateway?.templates[kind]?.[language]
      const text = registered?.text ?? templateToRegister(kind, language, place)
      const { segments } = longest(text, language === "hi")
      return { kind, language, text, id: registered?.id ?? null, segments }
    }),
  )

/** The queue, and how messages are sent, for the console. */
export const readQueue = async (
  db: Database,
  {
    routes,
    place,
    gateway,
  }: {
    routes: readonly Route[]
    place: NoticePlace
    gateway: SmsGateway | undefined
  },
) => {
  const count = await countMessages(db)
  return {
    channels: channels.map((channel) => ({
      channel,
      isOn: routes.some((route) => route.channel === channel),
      waiting: count(channel, "waiting", "claimed", "sending"),
      sent: count(channel, "sent"),
      uncertain: count(channel, "uncertain"),
      failed: count(channel, "failed"),
      notSent: count(channel, "not_sent"),
    })),
    dead: await listDead(db),
    delayed: await listDelayed(db),
    templates: readTemplates(place, gateway),
    quiet: gateway?.quiet ?? null,
  }
}
