import { everyExpose } from '@hemvaror/testing/everyExpose';
import { remote } from '../federation.config.ts';

everyExpose(remote);
