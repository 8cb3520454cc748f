// Public entry of this feature: other features import from this file only.
export {
  type ClaimedMessage,
  claimMessages,
  dropLostClaims,
  endMessage,
  holdRestored,
  startSending,
} from "./claim-messages.ts"
export { countDead, countMessages, listDead, listDelayed, sendAgain } from "./look-at-queue.ts"
export { eraseMessages, listMessages } from "./own-messages.ts"
export { hasChannels, queueNotices, takeBackNotices, turnChannels } from "./queue-notices.ts"
