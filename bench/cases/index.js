// The cases in the order they are measured. README.md describes what a case is.
import authOverhead from './auth-overhead.js'
import { campaignCreate, campaignGet, campaignList } from './campaigns.js'
import closeReview from './close-review.js'
import importCase from './import.js'
import importLatency from './import-latency.js'
import importPreview from './import-preview.js'
import importSuggest from './import-suggest.js'
import importXlsx from './import-xlsx.js'
import inbox from './inbox.js'
import lists from './lists.js'
import mail from './mail.js'
import prepare from './prepare.js'
import prepareLatency from './prepare-latency.js'
import prepareMemory from './prepare-memory.js'
import read from './read.js'
import reviewLatency from './review-latency.js'
import start from './start.js'
import startReview from './start-review.js'
import submit from './submit.js'
import tokenAssertion from './token-assertion.js'
import tokenSecret from './token-secret.js'
import verifyRemoval from './verify-removal.js'
import { webDecision, webFirstRow, webHeap, webScroll } from './web.js'
import webOverview from './web-overview.js'
import webhooks from './webhooks.js'
import write from './write.js'

/** @type {import('./case.js').Case[]} */
export const cases = [
  write,
  read,
  campaignCreate,
  campaignGet,
  campaignList,
  tokenSecret,
  tokenAssertion,
  authOverhead,
  start,
  importCase,
  importLatency,
  importXlsx,
  importSuggest,
  importPreview,
  verifyRemoval,
  webhooks,
  lists,
  prepare,
  prepareMemory,
  prepareLatency,
  startReview,
  closeReview,
  reviewLatency,
  inbox,
  submit,
  mail,
  webFirstRow,
  webDecision,
  webScroll,
  webHeap,
  webOverview,
]
