import '../app/core/sharedModules.generated.ts';
import { isRehearsal } from './releases/rehearsal/messages.ts';
import { runRehearsal } from './rehearsal/runRehearsal.ts';
import { serve } from './serve.ts';

// One bundle for both: a release must be rehearsed with the shared modules that it will get.
await (isRehearsal() ? runRehearsal(process.env) : serve(process.env));
