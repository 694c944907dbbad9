import type { Command } from 'commander'
import { callOperation } from './call-operation.ts'
import { type CommonOptions, print, withTenant, withTenantOption } from './command.ts'

const SERVICE = 'svc.api.demo.v1.DemoService'

interface Options extends CommonOptions {
  as?: string
  evenWithCampaigns?: boolean
}

export function addDemo(program: Command): void {
  const demo = program.command('demo').description('load or remove the demo company, made-up data to try Recert out')
  const add = (name: string, description: string) =>
    withTenantOption(demo.command(name))
      .description(description)
      .option('--as <email>', 'person to act as (default: the first Super Administrator)')

  add('load', 'load the demo company into an empty tenant; the server does the work').action((options: Options) =>
    call('Load', options, {}, 'loaded'),
  )
  add('remove', 'remove the demo company and everything it brought; the server does the work')
    .option('--even-with-campaigns', 'remove it although campaigns have its access')
    .action((options: Options) =>
      call('Remove', options, { evenWithCampaigns: options.evenWithCampaigns ?? false }, 'removed'),
    )
}

const call = (method: string, options: Options, body: object, done: string): Promise<void> =>
  withTenant(options, async (database, tenant, config) => {
    const reply = await callOperation<object>({ database, tenant, config, as: options.as }, `${SERVICE}.${method}`, {
      body,
    })
    const text = `The demo company is being ${done}. The running server does it in about a minute; if none runs, it does so when it starts.`
    print(options, reply, text)
  })
