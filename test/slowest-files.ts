import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 10

const secondsOf = (module: TestModule) => {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return (collectDuration + setupDuration + duration) / 1000
}

/** Ends each run with where its time went: the seconds of each project, and the slowest files. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const all = modules.map((module) => ({
      name: module.relativeModuleId,
      project: module.project.name,
      seconds: secondsOf(module),
    }))
    const projects = [...new Set(all.map(({ project }) => project))].sort().map((project) => {
      const seconds = all.filter((file) => file.project === project).reduce((sum, file) => sum + file.seconds, 0)
      return `${project} ${seconds.toFixed(0)} s`
    })
    const slowest = all.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
    const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
    process.stdout.write(['', `Seconds by project: ${projects.join(', ')}`, 'Slowest files:', ...lines, ''].join('\n'))
  }
}
