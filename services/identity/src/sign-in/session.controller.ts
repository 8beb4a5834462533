import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import {
  checkSession,
  closeSession,
  openSession,
  refreshSession,
} from '@sumfox/contracts/identity/session.calls';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { SessionService } from './session.service.js';

@Controller()
export class SessionController {
  constructor(private readonly sessions: SessionService) {}

  @HandlesCall(openSession)
  open(input: CallInput<typeof openSession>): Promise<CallOutput<typeof openSession>> {
    return this.sessions.open(input);
  }

  @HandlesCall(closeSession)
  close(input: CallInput<typeof closeSession>): Promise<CallOutput<typeof closeSession>> {
    return this.sessions.close(input);
  }

  @HandlesCall(refreshSession)
  refresh(input: CallInput<typeof refreshSession>): Promise<CallOutput<typeof refreshSession>> {
    return this.sessions.refresh(input);
  }

  @HandlesCall(checkSession)
  check(input: CallInput<typeof checkSession>): Promise<CallOutput<typeof checkSession>> {
    return this.sessions.check(input);
  }
}
