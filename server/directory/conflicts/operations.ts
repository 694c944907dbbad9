import { countViolationsOperation } from './count-violations.ts'
import { createMonitor } from './create-monitor.ts'
import { createMonitorBinding } from './create-monitor-binding.ts'
import { deleteMonitorOperation } from './delete-monitor.ts'
import { deleteMonitorBinding } from './delete-monitor-binding.ts'
import { exemptViolation } from './exempt-violation.ts'
import { getMonitor } from './get-monitor.ts'
import { getMonitorBinding } from './get-monitor-binding.ts'
import { listMonitorBindings } from './list-monitor-bindings.ts'
import { listMonitorsOperation } from './list-monitors.ts'
import { listViolationsOperation } from './list-violations.ts'
import { previewMonitor } from './preview-monitor.ts'
import { searchMonitors } from './search-monitors.ts'
import { searchViolationsOperation } from './search-violations.ts'
import { unexemptViolation } from './unexempt-violation.ts'
import { updateMonitorOperation } from './update-monitor.ts'

export const conflictOperations = [
  createMonitor,
  getMonitor,
  listMonitorsOperation,
  searchMonitors,
  previewMonitor,
  countViolationsOperation,
  updateMonitorOperation,
  deleteMonitorOperation,
  createMonitorBinding,
  getMonitorBinding,
  listMonitorBindings,
  deleteMonitorBinding,
  listViolationsOperation,
  searchViolationsOperation,
  exemptViolation,
  unexemptViolation,
]
